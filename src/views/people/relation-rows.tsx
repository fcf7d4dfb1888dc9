import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { relationListMachine } from '#machines/people/relation-list.machine.ts';
import type { RelationEntry } from '#machines/people/relation.types.ts';
import type { RowAct } from '#machines/people/relation-list.types.ts';
import { PeopleList } from '#src/ui/lists/people-list.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { RelationRow } from './relation-row.tsx';
import type { MenuChoice } from './row-menu.ts';

type Actor = ActorRefFrom<typeof relationListMachine>;

/**
 * Callbacks that map presses in a row to events; identical for every row, so rows can be memoized.
 */
const useActs = (actor: Actor) =>
  useMemo(() => {
    const onAct = (userId: number, act: RowAct) => actor.send({ type: 'row.act', userId, act });
    const onChoose = (userId: number, choice: MenuChoice) => {
      if (choice === 'open') actor.send({ type: 'person.open', userId });
      else if (choice === 'message') actor.send({ type: 'message.write', userId });
      else if (choice === 'report' || choice === 'subscription') {
        actor.send({ type: 'row.ask', userId, ask: choice });
      } else onAct(userId, choice);
    };
    return { onAct, onChoose };
  }, [actor]);

const idOf = ({ person }: RelationEntry): number => person.id;

/** The people of a list who match how it is looked at, each with what is being done to them. */
export function RelationRows({ actor, count }: { actor: Actor; count: number }) {
  const { t } = useText();
  const list = useSelector(actor, ({ context }) => context.list);
  const store = useSelector(actor, ({ context }) => context.store);
  const look = useSelector(actor, ({ context }) => context.look);
  const parts = useSelector(actor, ({ context }) => context.parts);
  const avatars = useSelector(actor, ({ context }) => context.avatars);
  const acts = useActs(actor);
  const renderRow = useCallback(
    (entry: RelationEntry) => (
      <RelationRow
        {...acts}
        list={list}
        entry={entry}
        avatars={avatars}
        part={parts.findLast(({ userId }) => userId === entry.person.id)}
      />
    ),
    [acts, list, avatars, parts],
  );
  return (
    <PeopleList
      label={t(`people.relations.lists.${list}`)}
      rows={store.select(look)}
      count={count}
      idOf={idOf}
      onSeen={(ids) => actor.send({ type: 'people.seen', ids })}
      renderRow={renderRow}
    />
  );
}
