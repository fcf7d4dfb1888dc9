import type { AnyActorRef, AnyEventObject } from 'xstate';
import type { Effect } from './model.ts';
import { childName, stable } from './text.ts';

/** An action as xstate passes it to its inspector and to its executor. */
export interface RawEffect {
  readonly type: string;
  readonly params?: {
    readonly id?: string;
    readonly sendId?: string;
    readonly targetId?: string;
    readonly to?: unknown;
    readonly src?: unknown;
    readonly input?: unknown;
    readonly delay?: number;
    readonly label?: string;
    readonly event?: AnyEventObject;
    readonly actorRef?: AnyActorRef;
  };
}

const isDelay = (id: string | undefined) => id?.startsWith('xstate.after.') ?? false;

/** The delays of `after` show by the clock; that xstate raises and cancels them is its own affair. */
const isHousekeeping = ({ type, params }: RawEffect): boolean =>
  (type === 'xstate.raise' && isDelay(params?.event?.type)) ||
  (type === 'xstate.cancel' && isDelay(params?.sendId));

const detailOf = ({ type, params }: RawEffect): string => {
  if (params === undefined) return '';
  switch (type) {
    case 'xstate.emit':
      return stable(params.event);
    case 'xstate.raise':
      return stable([params.event, params.delay]);
    case 'xstate.sendTo':
      return stable([params.targetId ?? params.to, params.event, params.delay]);
    case 'xstate.spawnChild':
      return stable([childName(params.id ?? params.actorRef?.id ?? '', params.src), params.input]);
    case 'xstate.stopChild':
      return stable(params);
    case 'xstate.cancel':
      return params.sendId ?? '';
    case 'xstate.log':
      return params.label ?? '';
    default:
      return stable(params);
  }
};

/** Effects of a step that an observer would note, oldest first. */
export const effectsOf = (effects: readonly RawEffect[]): Effect[] =>
  effects
    .filter((effect) => !isHousekeeping(effect))
    .map((effect) => ({
      type: effect.type.replace(/^xstate\./, ''),
      detail: detailOf(effect),
    }));
