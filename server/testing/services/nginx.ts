import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePackage } from './install';
import { type Service, createService, freePort, serviceFolder } from './service';

export interface Nginx extends Service {
  readonly url: string;
}

const PACKAGE = { name: 'nginx', programs: ['nginx'], folders: ['/usr/sbin', '/opt/homebrew/bin'] } as const;

/** What Debian has around the files in `conf.d`, as far as it matters; everything it writes goes into a folder of its own. */
const around = (folder: string, site: string): string => `
daemon off;
pid ${folder}/pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 8192; }
worker_rlimit_nofile 20000;
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join('\n  ')}
${site}
}
`;

/** nginx with this site, which is told the port to listen on. */
export const startNginx = async (siteOn: (port: number) => string): Promise<Nginx> => {
  const bin = ensurePackage(PACKAGE);
  const port = await freePort();
  const folder = serviceFolder('nginx');
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, around(folder, siteOn(port)));
  const service = createService({
    name: 'nginx',
    port,
    folder,
    command: join(bin, 'nginx'),
    args: ['-p', folder, '-c', config, '-e', 'stderr'],
    stopWith: 'SIGTERM',
    endWith: 'SIGTERM',
  });
  await service.start();
  return { ...service, url: `http://127.0.0.1:${port}` };
};
