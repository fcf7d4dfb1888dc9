import type { Router } from '../context.ts';
import { newRouter } from '../http/router.ts';

/** Sanctum and Fortify (contract §1, §2). */
export function authRoutes(): Router {
  return newRouter();
}
