import type { SnapshotFrom } from 'xstate';
import type { blacklistMachine } from '#machines/people/blacklist.machine.ts';
import type { BanType } from '#machines/people/relation.types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { useText } from '#src/ui/texts/text.tsx';
import { refusalOf } from './refusal.ts';

type Blacklist = SnapshotFrom<typeof blacklistMachine>;

/** Next action of the ban button, by the chart's state, or by the row's data without a chart. */
const stepOf = (state: Blacklist | undefined, banType: BanType | null) => {
  if (!state) return banType ? 'forgive' : 'ask';
  if (state.matches('bannedNow') || state.matches('banning')) return 'undoBan';
  if (state.matches('forgiven') || state.matches('forgiving')) return 'undoForgive';
  if (state.matches('unbanned')) return 'repeat';
  if (state.matches('unforgiven')) return 'retry';
  return state.context.banType === null ? 'ask' : 'forgive';
};

const acts = {
  ask: 'ban',
  forgive: 'forgive',
  undoBan: 'forgive',
  undoForgive: 'banAgain',
  repeat: 'banAgain',
  retry: 'forgive',
} as const;
const words = {
  ask: 'ask',
  undoBan: 'undo',
  undoForgive: 'undo',
  repeat: 'again',
  retry: 'again',
} as const;
const labels = {
  ask: 'askLabel',
  forgive: 'forgiveLabel',
  undoBan: 'undoBanLabel',
  undoForgive: 'undoForgiveLabel',
  repeat: 'againLabel',
  retry: 'againLabel',
} as const;

type Step = ReturnType<typeof stepOf>;

/** The kind of ban that the button speaks of: what is so, or what was wanted last. */
const kindOf = (step: Step, state: Blacklist | undefined, banType: BanType | null): BanType => {
  if (!state) return banType ?? 'block';
  const { banType: now, wanted } = state.context;
  return (step === 'forgive' ? now : wanted) ?? 'block';
};

/** A text for each kind of ban, or the same for all. */
const labelOf = (step: Step, kind: BanType) =>
  step === 'forgive' || step === 'undoBan' || step === 'undoForgive'
    ? (`people.blacklist.${labels[step]}.${kind}` as const)
    : (`people.blacklist.${labels[step]}` as const);

/** Button of one ban: the same element with and without a chart, so it keeps the focus. */
export function BlacklistButton({
  state,
  banType,
  displayName,
  look = 'secondary',
  onPress,
}: {
  state: Blacklist | undefined;
  /** Ban according to the row, used without a chart. */
  banType: BanType | null;
  displayName: string;
  /** Tone of the button that offers to forgive. */
  look?: 'primary' | 'secondary';
  onPress: (act: 'ban' | 'banAgain' | 'forgive') => void;
}) {
  const { t } = useText();
  const step = stepOf(state, banType);
  const kind = kindOf(step, state, banType);
  return (
    <Button
      tone={step === 'forgive' ? look : 'secondary'}
      label={t(labelOf(step, kind), { name: displayName })}
      busy={state?.hasTag('busy') ?? false}
      onClick={() => onPress(acts[step])}
    >
      {step === 'forgive'
        ? t(`people.blacklist.forgive.${kind}`)
        : t(`people.blacklist.${words[step]}`)}
    </Button>
  );
}

/** Notice about one ban; null if the button says enough. */
export const useBlacklistEvents = (state: Blacklist | undefined) => {
  const { t } = useText();
  if (!state) return null;
  const { displayName: name, wanted, failure } = state.context;
  if (state.matches('bannedNow') || state.matches('banning'))
    return {
      tone: 'announced',
      text: t(`people.blacklist.${wanted ?? 'block'}`, { name }),
    } as const;
  if (state.matches('forgiven') || state.matches('forgiving'))
    return {
      tone: 'announced',
      text: t(`people.blacklist.forgiven.${wanted ?? 'block'}`, { name }),
    } as const;
  if (state.matches('unbanned') || state.matches('unforgiven'))
    return { tone: 'negative', text: refusalOf(t, failure, name) } as const;
  return null;
};
