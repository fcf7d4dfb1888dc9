import { fault, type ViewFault } from './view-fault.ts';

/** Faults by somebody who had read the views and nothing of the models: from the library to the settings. */
export const foreignMoreFaults: readonly ViewFault[] = [
  fault(
    'media/selection',
    'more files than may go at once can be deleted',
    "disabled={isTooMany || isBusy}\n        onClick={() => actor.send({ type: 'selection.delete' })}",
    "disabled={isBusy}\n        onClick={() => actor.send({ type: 'selection.delete' })}",
  ),
  fault(
    'media/file-details',
    'the details of a file open with the focus elsewhere than on closing them',
    '<DialogCancel firstFocus>',
    '<DialogCancel>',
  ),
  fault(
    'media/folder-name',
    'the field of a folder that is renamed is empty',
    'defaultValue={folder?.name ?? name}',
    'defaultValue={name}',
  ),
  fault(
    'modal/dialog',
    'a dialog with unsent words closes unasked, and one without asks',
    "isUnsent ? 'input.changed' : 'input.restored'",
    "isUnsent ? 'input.restored' : 'input.changed'",
  ),
  fault(
    'modal/shortcut-help',
    'the key that leads to the notices is not in the list',
    "  ['F8', 'toasts'],\n",
    '',
  ),
  fault(
    'pages/cookie-declaration',
    'taking the age consent back does nothing',
    "onClick={() => actor.send({ type: 'consent.withdraw' })}",
    'onClick={() => undefined}',
  ),
  fault(
    'pages/document-page',
    'the title of a document cannot be seen',
    '<ScreenHeading hidden={document === null}>',
    '<ScreenHeading hidden>',
  ),
  fault(
    'parts/undo-window',
    'a second less is said than there is to take an entry back',
    "plural('chat.massMessage.waiting', secondsLeft)",
    "plural('chat.massMessage.waiting', secondsLeft - 1)",
  ),
  fault(
    'parts/at-once',
    'who may find the member changes who may see them online',
    "choice: { isFindable: value === 'shown' }",
    "choice: { showsOnline: value === 'shown' }",
  ),
  fault(
    'people/block',
    'confirming without a choice is answered by nothing',
    "phase === 'unchosen'",
    "phase === 'chosen'",
  ),
  fault('people/complaint', 'stolen content is no reason to report any more', "  'stolen',\n", ''),
  fault(
    'people/relation-list',
    'the number of people is that of those who are loaded',
    'isAll ? store.count :',
    'isAll ? store.size :',
  ),
  fault(
    'people/relations',
    'the tab of the followed leads to the followers',
    "followed: href('interestsFollowed')",
    "followed: href('audienceFollowers')",
  ),
  fault(
    'posts/comments',
    'the button for the other end of a thread asks for the same end',
    "order: isFromEnd ? 'oldest' : 'newest'",
    "order: isFromEnd ? 'newest' : 'oldest'",
  ),
  fault(
    'posts/comments',
    'a link to the comments of a post takes the focus nowhere',
    '<Heading id="comments" lands>',
    '<Heading id="comments">',
  ),
  fault(
    'posts/explore',
    'a search without results does not name what was searched for',
    "title={words === '' ?",
    "title={words !== '' ?",
  ),
  fault(
    'posts/feed',
    'nothing says that the feed could not be refreshed',
    "{phase === 'unrefreshed' && failed}",
    "{phase === 'unrefreshed' && posts.length === 0 && failed}",
  ),
  fault(
    'posts/post-time',
    'a post that goes out in two days has the hours of both days besides',
    'hours: days > 0 ? hours % 24 : hours,',
    'hours,',
  ),
  fault(
    'settings/account-log',
    'the button for older entries is gone while they come, and the focus with it',
    "{(isLoading || phase === 'resting') && (",
    "{phase === 'resting' && (",
  ),
  fault(
    'settings/leaving',
    'a screen reader is not told why the account cannot be closed',
    ' aria-describedby={blockersId}',
    '',
  ),
  fault(
    'settings/password-change',
    'why the present password was refused is not beside it',
    "error={refusalOf(t, failure, 'current_password', words)}",
    "error={refusalOf(t, failure, 'password', words)}",
  ),
  fault(
    'settings/privacy',
    'who may find the member is shown as who may see them online',
    "({ isFindable }: Privacy) => (isFindable ? 'shown' : 'hidden')",
    "({ showsOnline }: Privacy) => (showsOnline ? 'shown' : 'hidden')",
  ),
];
