/** Titles below `Dialogs`, and the story that is a dialog's picture: that which members mostly see of it. */
export const pictured: Readonly<Record<string, string>> = {
  'App/Age consent': 'shown-asking',
  'Auth/Agreement': 'reading',
  'Auth/Enter your password': 'editing',
  'Auth/Log out with unsent work': 'asking',
  'Billing/Add a card': 'filling',
  'Billing/Purchase': 'reviewing',
  'Billing/Subscribe': 'choosing',
  'Billing/Tip': 'choosing',
  'Chat/Mass message': 'composing-paid',
  'Chat/Reminder': 'choosing',
  'Media/Delete a folder': 'asking',
  'Media/Delete files': 'asking',
  'Media/File details': 'shown-video',
  'Media/Folder name': 'naming',
  'Media/Move to folder': 'choosing-many',
  'Media/Pick from your library': 'resting',
  'Media/Video preview': 'resting-for-subscribers',
  'Media/Viewer': 'showing-whole',
  'Modal/Frame of a dialog': 'open',
  'Modal/Keyboard shortcuts': 'reading',
  'Modal/Loading of a dialog': 'offering',
  'Modal/Question': 'asking',
  'Modal/Stack of dialogs': 'showing',
  'People/Block': 'choosing',
  'People/Report': 'editing',
  'Posts/Delete a post': 'asking',
  'Settings/Set up two-factor authentication': 'scanning',
};

const stem = (title: string): string => title.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Id of the story that is a dialog's picture: `dialogs-billing-tip--choosing`. */
export const storyOf = (title: string, story: string): string => `dialogs-${stem(title)}--${story}`;

/** File of a dialog's picture: `billing-tip.png`. */
export const fileOf = (title: string): string => `${stem(title)}.png`;
