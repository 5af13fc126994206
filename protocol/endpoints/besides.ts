import * as v from 'valibot';
import type { Endpoint } from './endpoint';

export const Health = v.object({ ok: v.boolean() });

const FOR_OPERATORS = { chapter: 'besides', access: 'operator', method: 'GET', status: 200, errors: [] } as const;

export const BESIDES = {
  getHealth: { ...FOR_OPERATORS, path: '/healthz', summary: 'The process lives', answer: Health },
  getReadiness: {
    ...FOR_OPERATORS,
    path: '/readyz',
    summary: 'The store answers',
    text: '503 while it does not, or while the server goes down.',
    answer: Health,
    errors: ['try-again'],
  },
  getMetrics: {
    ...FOR_OPERATORS,
    path: '/metrics',
    summary: 'Figures for Prometheus',
    text: 'For this machine only, unless `METRICS_TOKEN` is set and sent as a bearer token. No names and no ids of tables.',
    content: 'text',
    answer: v.string(),
    errors: ['not-allowed'],
  },
  getOpenApi: {
    ...FOR_OPERATORS,
    path: '/api/openapi.json',
    summary: 'This document',
    answer: v.record(v.string(), v.unknown()),
  },
  getApiPage: {
    ...FOR_OPERATORS,
    path: '/api',
    summary: 'This document, for people',
    content: 'html',
    answer: v.string(),
  },
} as const satisfies Record<string, Endpoint>;
