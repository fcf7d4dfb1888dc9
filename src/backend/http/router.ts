import { OpenAPIHono } from '@hono/zod-openapi';
import type { Env, Router } from '../context.ts';
import { invalid } from './failures.ts';
import { fieldErrorsOf } from './validation.ts';

/**
 * A router of one domain. Routes made with `createRoute` + `.openapi()` validate themselves, answer
 * 422 in Laravel's shape, and appear in `/api/openapi.json`.
 */
export const newRouter = (): Router =>
  new OpenAPIHono<Env>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrorsOf(result.error.issues));
    },
  });
