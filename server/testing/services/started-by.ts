import { startNats } from './nats';
import { startNginx } from './nginx';

// A process that starts something and is killed before it can clean up.

const site = (port: number): string => `server { listen 127.0.0.1:${port}; return 204; }`;
const main = async (): Promise<void> => {
  const services = [await startNats(), await startNginx(site)];
  process.stdout.write(
    JSON.stringify({ ports: services.map(({ port }) => port), folders: services.map(({ folder }) => folder) }),
  );
  setInterval(() => undefined, 1_000);
};

void main();
