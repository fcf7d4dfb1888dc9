import type { ReactNode } from 'react';
import { Card } from '#src/ui/style/card.tsx';
import { Heading } from '#src/ui/style/heading.tsx';
import { MutedText } from '#src/ui/style/prose.tsx';
import { Stack } from '#src/ui/style/stack.tsx';

/** One block of a settings page: a heading, what it is for, and what can be done. */
export function SecurityBlock({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Card labelledBy={id}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading id={id}>{title}</Heading>
          {lead !== undefined && <MutedText>{lead}</MutedText>}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
