import { Tabs as Ark } from '@ark-ui/react/tabs';
import type { ReactNode } from 'react';
import css from './tabs.module.css';

export interface Tab {
  value: string;
  label: string;
  panel: ReactNode;
}

/** Panels of one page, one at a time; the chart knows which. For tabs that are routes use TabLinks. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Ark.Root
      value={value}
      onValueChange={(details) => onChange(details.value)}
      lazyMount
      unmountOnExit
    >
      <Ark.List className={css.list} aria-label={label}>
        {tabs.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} className={css.tab}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={css.panel}>
          {tab.panel}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
}
