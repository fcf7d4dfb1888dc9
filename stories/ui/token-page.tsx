import type { ReactNode } from 'react';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import css from './tokens.module.css';
import type { Token } from './tokens.ts';

/** A page of tokens: its name, its rule, and the tokens. */
export function TokenPage(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <Stack gap={32}>
      <Stack gap={8}>
        <ScreenHeading>{props.title}</ScreenHeading>
        <p className={css.lead}>{props.lead}</p>
      </Stack>
      {props.children}
    </Stack>
  );
}

/** The name of a token, as a stylesheet writes it, and its value. */
export function TokenLabel({ token, value = token.value }: { token: Token; value?: string }) {
  return (
    <div className={css.label}>
      <code className={css.name}>{token.name}</code>
      <span className={css.quiet}>{value}</span>
    </div>
  );
}
