import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentPageMachine } from '#machines/pages/document-page.machine.ts';
import { DocumentPageView } from '#src/views/pages/document-page.view.tsx';
import { at } from '#stories/lib/at.ts';

export default {
  title: 'Screens/Pages/Document',
  component: DocumentPageView,
} satisfies Meta<typeof DocumentPageView>;

type Story = StoryObj<typeof DocumentPageView>;
const nothing = { routeKey: 'terms', locale: null, document: null };
const terms = {
  routeKey: 'terms',
  locale: null,
  document: {
    title: 'Terms of use',
    html: '<h2>What this is</h2><p>Plain words. <a href="/pages/privacy">Privacy</a></p><ul><li>One</li><li>Two</li></ul><img src=x onerror=alert(1)><a href="javascript:alert(1)">not a link</a>',
    updatedAt: '2026-11-01T00:00:00.000Z',
  },
};

export const Loading: Story = { args: { actor: at(documentPageMachine, 'loading', nothing) } };

export const Showing: Story = { args: { actor: at(documentPageMachine, 'showing', terms) } };

export const Translating: Story = {
  args: { actor: at(documentPageMachine, 'translating', { ...terms, locale: 'fr' }) },
};

export const Untranslated: Story = {
  args: { actor: at(documentPageMachine, 'untranslated', { ...terms, locale: 'fr' }) },
};

export const Missing: Story = { args: { actor: at(documentPageMachine, 'missing', nothing) } };

export const Failed: Story = { args: { actor: at(documentPageMachine, 'failed', nothing) } };
