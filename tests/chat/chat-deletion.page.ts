import type { ChatDeletionOutcome } from '#machines/chat/chat-deletion.types.ts';
import { chatWith } from '#machines/chat/chat-ref.ts';
import { t } from '#stories/lib/texts.ts';
import { definePage, type PageWorld } from '#tests/lib/page-model.ts';
import { replyWhileSignedIn } from '#tests/paths/run/reply.ts';

const nils = { id: 27, name: 'Nils Åberg' };
const row = ({ page }: PageWorld) =>
  page
    .getByRole('list', { name: 'Chats', exact: true })
    .getByRole('link')
    .filter({ has: page.getByText(nils.name, { exact: true }) });
const confirm = (page: PageWorld['page']) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('chat.chatDeletion.person.confirm') });

/** A chat is deleted from its menu; the server only says that it did, so that each test finds it. */
export default definePage({
  input: { chat: chatWith(nils.id), name: nils.name, isLeft: false },
  open: async ({ page, post, signIn }) => {
    await signIn('bo');
    // A page that ends before its deletion is answered has it done, which takes the chat from the next.
    await post('/api/v1/chat/send', { withUserId: nils.id, message: 'Still here.' });
    await page.goto('/messages');
    await page
      .getByRole('list', { name: 'Chats', exact: true })
      .getByRole('button', { name: t('chat.chatMenu.label', { name: nils.name }) })
      .click();
    await page
      .getByRole('menuitem', { name: t('chat.chatDeletion.person.confirm'), exact: true })
      .click();
    await confirm(page).waitFor();
  },
  begin: ({ page }) => confirm(page).click(),
  ports: {
    deleteChat: {
      call: { method: 'POST', path: `/api/v1/chat/${nils.id}/0/delete` },
      done: (outcome: ChatDeletionOutcome) =>
        outcome === 'spared'
          ? { cannot: 'only a deletion that an earlier page left is looked at first' }
          : { status: 200, body: { unread: 0 } },
      error: replyWhileSignedIn,
    },
  },
  sightings: {
    waiting: ({ page }) =>
      page
        .getByText(new RegExp(`^The chat with ${nils.name} will be deleted in \\d+ s\\.$`))
        .first()
        .waitFor(),
    deleting: ({ page }) =>
      page.getByText(t('chat.chatDeletion.person.deleting', { name: nils.name })).waitFor(),
    /** The next look at the server brings the chat back: nobody asks whether it is gone. */
    deleted: ({ page }) =>
      page.getByText(`The chat with ${nils.name}`).waitFor({ state: 'detached' }),
    kept: (world) => row(world).waitFor(),
  },
});
