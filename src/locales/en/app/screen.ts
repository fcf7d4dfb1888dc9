export default {
  loading: 'Loading...',
  outdatedTitle: 'There is a new version',
  outdatedText:
    'This page could not be opened, because the product was updated. Reload to get the new version.',
  reload: 'Reload',
  dismiss: 'Dismiss',
  heldTitle: 'Something you typed is not sent yet',
  heldText:
    'We did not reload, so that it is not lost. Go back, send it or copy it, and reload then.',
  back: 'Go back',
  offlineTitle: 'You are offline',
  offlineText: 'This opens when you are back.',
  unreachableTitle: 'The server does not answer',
  unreachableText: 'This opens as soon as it does. We keep trying.',
  strandedTitle: 'This page could not be opened',
  strandedText: 'Its code did not come. You can try again, or reload the page.',
  retry: 'Try again',
  brokenTitle: 'Something went wrong!',
  brokenText: 'This part of the page broke. The rest still works.',
};
