export { type Nats, startNats } from './nats';
export { type Nginx, startNginx } from './nginx';
export { type Postgres, startPostgres } from './postgres';
export { freePort } from './service';
