import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  changeEmailRequest,
  profileInformationRequest,
  userAnswer,
} from '#src/contract/auth/auth.ts';
import type { Env, Router } from '../context.ts';
import type { UserRow } from '../db/schema/users.ts';
import { invalid, passwordUnconfirmed, unauthenticated } from '../http/failures.ts';
import { emptyAnswer, jsonAnswer, jsonBody, refusals } from '../openapi/answers.ts';
import { askEmailChange } from './email-change/ask-email-change.ts';
import { changeMember } from '../auth/members/change-member.ts';
import { voidResetLinks } from '../auth/access/end-other-access.ts';
import { newDisplayName } from '../auth/members/display-names.ts';
import { findByEmail } from '../auth/members/find-user.ts';
import { sendVerification, sendWarning } from '../auth/access/mails.ts';
import {
  confirmUnlessTrapped,
  currentUser,
  isPasswordConfirmed,
  requireUser,
} from '../auth/access/middleware.ts';
import { emailTaken } from '../auth/members/taken.ts';
import { throttle } from '../http/throttle.ts';
import { presentUser } from '../auth/members/user.presenter.ts';
import { usernameMessage, usernameProblem } from '../auth/members/usernames.ts';

const profile = createRoute({
  method: 'put',
  path: '/user/profile-information',
  tags: ['account'],
  summary: 'Change the name, and the address as `PATCH /api/v1/me/email` does',
  middleware: [requireUser, throttle('profile', 20)],
  request: { body: jsonBody(profileInformationRequest) },
  responses: { 200: emptyAnswer('Changed.'), ...refusals(401, 419, 422, 423, 429) },
});

const email = createRoute({
  method: 'patch',
  path: '/api/v1/me/email',
  tags: ['account'],
  summary: 'Change an address that was never verified; of a verified one, ask for the change',
  middleware: [requireUser, confirmUnlessTrapped, throttle('profile', 20)],
  request: { body: jsonBody(changeEmailRequest) },
  responses: {
    200: jsonAnswer(
      userAnswer,
      'The member. A verified address stays until both have confirmed (`/me/email_change`).',
    ),
    ...refusals(401, 419, 422, 423, 429),
  },
});

type Changes = Partial<Pick<UserRow, 'email' | 'username' | 'displayName'>>;

/**
 * Address and password are those the call was allowed by: whoever set others has ended this session. An
 * address that was proven in this moment does not move at once any more.
 */
const sameTrust =
  ({ email, passwordHash }: UserRow) =>
  (now: UserRow): boolean =>
    now.email === email && now.emailVerifiedAt === null && now.passwordHash === passwordHash;

/** An address that was proven changes only once both have confirmed: it is asked for, and the rest is done. */
async function change(c: Context<Env>, { email, ...changes }: Changes): Promise<UserRow> {
  const user = currentUser(c);
  if (email === undefined || email === user.email) return changeAtOnce(c, changes);
  const isProven = user.emailVerifiedAt !== null;
  const moved = isProven ? undefined : await tryChange(c, { ...changes, email });
  if (moved) return moved;
  // Proven, perhaps in this very moment.
  const changed = await changeAtOnce(c, changes);
  if (email.toLowerCase() === user.email.toLowerCase()) return changed;
  await askEmailChange(c, changed, email);
  return changed;
}

async function changeAtOnce(c: Context<Env>, changes: Changes): Promise<UserRow> {
  const changed = await tryChange(c, changes);
  if (!changed) throw unauthenticated();
  return changed;
}

/** Undefined where address, password or proof are no longer what the call has seen. */
async function tryChange(c: Context<Env>, changes: Changes): Promise<UserRow | undefined> {
  const backend = c.get('backend');
  const { db } = backend;
  const user = currentUser(c);
  const errors: Record<string, string[]> = {};
  const isMoved = changes.email !== undefined;
  const holder = isMoved ? await findByEmail(db, changes.email ?? '') : undefined;
  if (holder && holder.id !== user.id) errors.email = [emailTaken];
  const problem = changes.username && (await usernameProblem(backend, changes.username, user.id));
  if (problem) errors.username = [usernameMessage[problem]];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const changed = await changeMember(
    backend,
    user.id,
    { ...changes, ...(isMoved ? { emailVerifiedAt: null } : {}) },
    isMoved ? sameTrust(user) : undefined,
  );
  if (!changed) return undefined;
  if (changed.username !== user.username) await sendWarning(c, user, 'username-changed');
  c.set('user', changed);
  if (isMoved) {
    await voidResetLinks(db, user.id);
    await sendVerification(c, changed);
  }
  return changed;
}

/** The name as it is, or a new one that may be had: nobody is held up by one of before. */
async function nameOf(c: Context<Env>, given: string): Promise<string> {
  const { id, displayName } = currentUser(c);
  const { db, settings } = c.get('backend');
  return given === displayName ? given : newDisplayName(db, given, settings.brand, id);
}

/** Name and address of the member. */
export function addStockProfile(router: Router) {
  router.openapi(profile, async (c) => {
    const input = c.req.valid('json');
    if (input.email !== currentUser(c).email && !isPasswordConfirmed(c))
      throw passwordUnconfirmed();
    await change(c, {
      email: input.email,
      displayName: await nameOf(c, input.display_name),
      username: input.username ?? undefined,
    });
    return c.json('' as const, 200);
  });

  router.openapi(email, async (c) => {
    const changed = await change(c, { email: c.req.valid('json').email });
    return c.json({ data: presentUser(changed) }, 200);
  });
}
