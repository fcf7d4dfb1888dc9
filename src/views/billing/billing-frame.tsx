import type { ReactNode } from 'react';
import { href } from '#machines/navigation/routes.ts';
import { ScreenHeading } from '#src/ui/style/heading.tsx';
import { ScreenTitle } from '#src/ui/frame/screen-title.tsx';
import { Stack } from '#src/ui/style/stack.tsx';
import { TabLinks } from '#src/ui/frame/tab-links.tsx';
import { useText } from '#src/ui/texts/text.tsx';

const tabs = {
  received: href('billingReceived'),
  sent: href('billingSent'),
  coming: href('billingComing'),
  payout: href('billingPayout'),
  cards: href('billingCards'),
} as const;
const places = {
  earnings: ['received', 'payout'],
  billing: ['sent', 'coming', 'cards'],
} as const;
const texts = {
  earnings: {
    title: 'billing.payments.earnings',
    documentTitle: 'billing.payments.earningsTitle',
    kinds: 'billing.payments.earningsKinds',
  },
  billing: {
    title: 'billing.payments.title',
    documentTitle: 'billing.payments.documentTitle',
    kinds: 'billing.payments.kinds',
  },
} as const;

/** The heading and the tabs of earnings or billing, with what one of them shows. */
export function BillingFrame({ at, children }: { at: keyof typeof tabs; children: ReactNode }) {
  const { t } = useText();
  const place = at === 'received' || at === 'payout' ? 'earnings' : 'billing';
  const names: readonly (keyof typeof tabs)[] = places[place];
  const { title, documentTitle, kinds } = texts[place];
  return (
    <Stack gap={24}>
      <ScreenTitle>{t(documentTitle, { tab: t(`billing.payments.tabs.${at}`) })}</ScreenTitle>
      <ScreenHeading>{t(title)}</ScreenHeading>
      <TabLinks
        label={t(kinds)}
        links={names.map((each) => ({
          href: tabs[each],
          label: t(`billing.payments.tabs.${each}`),
          current: each === at,
        }))}
      />
      {children}
    </Stack>
  );
}
