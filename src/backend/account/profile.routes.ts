import { createRoute } from '@hono/zod-openapi';
import { ownProfileAnswer, ownProfileRequest, type OwnProfile } from '#src/contract/auth.ts';
import { changeMember } from '../auth/change-member.ts';
import { newDisplayName } from '../auth/display-names.ts';
import { currentUser, requireUser } from '../auth/middleware.ts';
import { presentUser } from '../auth/user.presenter.ts';
import { usernameMessage, usernameProblem } from '../auth/usernames.ts';
import type { Router } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { invalid, unauthenticated } from '../http/failures.ts';
import { throttle } from '../http/throttle.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';

const present = (row: UserRow): OwnProfile => ({ ...presentUser(row), about: row.about });

const read = createRoute({
  method: 'get',
  path: '/api/v1/me/profile',
  tags: ['account'],
  summary: 'What the member says of themselves',
  middleware: [requireUser],
  responses: { 200: jsonAnswer(ownProfileAnswer, 'The member.'), ...refusals(401) },
});

const write = createRoute({
  method: 'put',
  path: '/api/v1/me/profile',
  tags: ['account'],
  summary: 'Change name, username and the words about oneself',
  middleware: [requireUser, throttle('profile', 20)],
  request: { body: jsonBody(ownProfileRequest) },
  responses: {
    200: jsonAnswer(ownProfileAnswer, 'The member as they are now.'),
    ...refusals(401, 419, 422, 429),
  },
});

/** Name, username and the words about oneself. A name of before holds nobody up who keeps it. */
export function addOwnProfile(router: Router) {
  router.openapi(read, (c) => c.json({ data: present(currentUser(c)) }, 200));

  router.openapi(write, async (c) => {
    const backend = c.get('backend');
    const { db, settings } = backend;
    const user = currentUser(c);
    const input = c.req.valid('json');
    const { username, about } = input;
    const problem =
      username !== user.username && (await usernameProblem(backend, username, user.id));
    if (problem) throw invalid({ username: [usernameMessage[problem]] });
    const displayName =
      input.display_name === user.displayName
        ? user.displayName
        : await newDisplayName(db, input.display_name, settings.brand, user.id);
    const changed = await changeMember(backend, user.id, { displayName, username, about });
    if (!changed) throw unauthenticated();
    c.set('user', changed);
    return c.json({ data: present(changed) }, 200);
  });
}
