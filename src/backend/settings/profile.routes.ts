import { createRoute } from '@hono/zod-openapi';
import { ownProfileAnswer, ownProfileRequest, type OwnProfile } from '#src/contract/auth/auth.ts';
import { isCountry } from '../config/countries.ts';
import { changeMember } from '../auth/members/change-member.ts';
import { newDisplayName } from '../auth/members/display-names.ts';
import { currentUser, requireUser } from '../auth/access/middleware.ts';
import { presentUser } from '../auth/members/user.presenter.ts';
import { usernameMessage, usernameProblem } from '../auth/members/usernames.ts';
import type { Router } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { invalid, unauthenticated } from '../http/failures.ts';
import { throttle } from '../http/throttle.ts';
import { stale, versionOf } from '../http/version.ts';
import { jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { sendWarning } from '../auth/access/mails.ts';

const profileVersion = ({ displayName, username, about, country }: UserRow) =>
  versionOf(displayName, username, about, country);

const present = (row: UserRow): OwnProfile => ({
  ...presentUser(row),
  about: row.about,
  country: row.country,
  version: profileVersion(row),
});

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
    ...refusals(401, 409, 419, 422, 429),
  },
});

/**
 * Name, username and the words about oneself. A name of before holds nobody up who keeps it; a change that
 * names its version overwrites nothing that another device saved meanwhile.
 */
export function addOwnProfile(router: Router) {
  router.openapi(read, (c) => c.json({ data: present(currentUser(c)) }, 200));

  router.openapi(write, async (c) => {
    const backend = c.get('backend');
    const { db, settings } = backend;
    const user = currentUser(c);
    const input = c.req.valid('json');
    const { username, about, country = user.country, version } = input;
    const isSeen = (now: UserRow) => version === undefined || version === profileVersion(now);
    if (!isSeen(user)) throw stale();
    const problem =
      username !== user.username && (await usernameProblem(backend, username, user.id));
    if (problem) throw invalid({ username: [usernameMessage[problem]] });
    if (country !== null && !isCountry(country))
      throw invalid({ country: ['The selected country is invalid.'] });
    const displayName =
      input.display_name === user.displayName
        ? user.displayName
        : await newDisplayName(db, input.display_name, settings.brand, user.id);
    const changes = { displayName, username, about, country };
    const changed = await changeMember(backend, user.id, changes, isSeen);
    if (!changed) throw version === undefined ? unauthenticated() : stale();
    if (changed.username !== user.username) await sendWarning(c, user, 'username-changed');
    c.set('user', changed);
    return c.json({ data: present(changed) }, 200);
  });
}
