import { afterEach, beforeEach } from 'vitest';
import { closeAll, testimony } from './evidence.ts';
import { enterFreshWorld } from './world.ts';

/** A second try gets a world that the first one has not changed. */
beforeEach(async ({ task }) => {
  if ((task.result?.retryCount ?? 0) > 0) await enterFreshWorld();
});

/** A failure says where every page stood, so that a log from elsewhere is enough to find the cause. */
afterEach(async ({ task }) => {
  const error = task.result?.state === 'fail' ? task.result.errors?.at(-1) : undefined;
  if (error) error.message += `\n\n${await testimony(task.name)}\n`;
  await closeAll();
});
