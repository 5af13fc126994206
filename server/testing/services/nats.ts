import { join } from 'node:path';
import { ensurePackage } from './install';
import { type Service, createService, freePort, serviceFolder } from './service';

export interface Nats extends Service {
  readonly url: string;
  restart(): Promise<void>;
}

const PACKAGE = { name: 'nats-server', programs: ['nats-server'], folders: ['/usr/sbin'] } as const;

export const startNats = async (): Promise<Nats> => {
  const bin = ensurePackage(PACKAGE);
  const port = await freePort();
  const service = createService({
    name: 'NATS',
    port,
    folder: serviceFolder('nats'),
    command: join(bin, 'nats-server'),
    args: ['-a', '127.0.0.1', '-p', String(port)],
    stopWith: 'SIGTERM',
    endWith: 'SIGKILL',
  });
  await service.start();
  return {
    ...service,
    url: `nats://127.0.0.1:${port}`,
    restart: async () => {
      await service.stop();
      await service.start();
    },
  };
};
