import { createHash } from 'node:crypto';

/** Shared memory, which stops a search immediately, is only available to cross-origin isolated pages. */
const ISOLATION = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

/** What a page may load: our own files, and exactly these inline scripts and styles. */
export const contentSecurityPolicy = (page: string): string => {
  const inline = [...page.matchAll(INLINE)].filter(([, , attributes]) => !/\bsrc\s*=/i.test(attributes));
  const hashesOf = (tag: string): string[] =>
    inline.filter(([, name]) => name.toLowerCase() === tag).map(([, , , text]) => hashOf(text));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf('script')].join(' '),
    ["style-src 'self'", ...hashesOf('style')].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};

export const securityHeaders = (page: string): Readonly<Record<string, string>> => ({
  ...ISOLATION,
  'Content-Security-Policy': contentSecurityPolicy(page),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
});

/** Files with a hash in their name never change; everything else is revalidated, mostly with 304 Not Modified. */
export const cacheControl = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
