import { expect } from 'vitest';
import {
  peopleAnswer,
  relationAnswer,
  relationChanged,
  type PeopleAnswer,
  type PeopleList,
  type RelationAnswer,
  type RelationChanged,
} from '#src/contract/people/relation.ts';
import type { Browser } from '../auth/browser.ts';
import type { TestBackend } from '../harness.ts';
import { idOf, type Name } from '../world.ts';

export type Command =
  | 'start_following'
  | 'stop_following'
  | 'forgive'
  | 'deactivate_renew'
  | 'reactivate_renew'
  | 'ban';

/** Somebody of the cast, or what stands in the path in place of their number. */
export type Target = Name | number | `?${string}`;
const isName = (who: Target): who is Name => typeof who === 'string' && !who.startsWith('?');

/** `POST /people/{id}/…` as it goes over the wire; `?x` asks for `x`. */
export const ask = (
  browser: Browser,
  who: Target,
  command: Command,
  body: object = {},
  headers: Record<string, string> = {},
) => {
  const id = isName(who) ? idOf(who) : String(who).replace('?', '');
  return browser.post(`/api/v1/people/${id}/${command}`, body, headers);
};

/** The same, expected to be done. */
export async function relate(
  browser: Browser,
  who: Name,
  command: Command,
  body: object = {},
): Promise<RelationAnswer> {
  const answer = await ask(browser, who, command, body);
  expect(answer.status).toBe(200);
  return relationAnswer.parse(await answer.json());
}

/** A list, whole or as the query says. */
export async function listOf(
  browser: Browser,
  list: PeopleList,
  query = '',
): Promise<PeopleAnswer> {
  const answer = await browser.get(`/api/v1/people/${list}${query}`);
  expect(answer.status).toBe(200);
  return peopleAnswer.parse(await answer.json());
}

/** Relation events since the last call, with the ids of the channels' owners. */
export function received(backend: TestBackend): { to: number; data: RelationChanged }[] {
  return backend.published.splice(0).flatMap(({ channels, event, data }) =>
    event === String.raw`App\Events\RelationChanged`
      ? [
          {
            to: Number(/\d+$/.exec(channels[0] ?? '')?.[0]),
            data: relationChanged.parse(data),
          },
        ]
      : [],
  );
}
