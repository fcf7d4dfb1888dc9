export default {
  unreachable: 'We could not reach the server. Nothing you typed is lost; please try again.',
  oops: 'Oops...',
  unexpected: 'Something went wrong! Please try again.',
  unavailable:
    'The server is not available right now. Nothing you typed is lost; please try again in a moment.',
  locale: {
    label: 'Language',
    failed: 'That language could not be loaded. You can try again.',
    unkept: 'Your language is kept on this device. We could not save it in your settings.',
  },
  navigation: { unknownRoute: 'There is no page called “{{route}}”, so we left that out.' },
  notFound: {
    title: 'Page Not Found',
    text: 'Nothing is at this address. It may have moved, or never have been here.',
    home: 'Go Home',
  },
  notAvailable: { title: 'Not available yet', text: 'This part of the product is not built yet.' },
  screen: {
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
    strandedTitle: 'This page could not be opened',
    strandedText: 'Its code did not come. You can try again, or reload the page.',
    retry: 'Try again',
    brokenTitle: 'Something went wrong!',
    brokenText: 'This part of the page broke. The rest still works.',
  },
  boot: {
    misconfiguredTitle: 'This site is not set up correctly',
    missing: 'Its configuration lacks “{{field}}”. Whoever runs this site has to add it.',
    malformed:
      'Its configuration has a wrong “{{field}}”. Whoever runs this site has to correct it.',
    unreachableTitle: 'We could not reach the server',
    unreachableText:
      'It may be busy, or your connection may be gone. Nothing is lost; please try again.',
    retry: 'Try again',
  },
};
