export { type OpenApiDocument, openApiDocument } from './document';
export { apiPage } from './page';
