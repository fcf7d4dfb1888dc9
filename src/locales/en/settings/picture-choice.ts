export default {
  avatar: 'Profile picture',
  avatarLead: 'Shown next to your name everywhere.',
  banner: 'Banner',
  bannerLead: 'Shown at the top of your profile.',
  loading: 'Loading the picture',
  failed: "We couldn't load this picture.",
  none: 'No banner yet',
  choose: 'Choose a picture',
  change: 'Choose another',
  remove: 'Remove',
  align: 'Reposition banner',
  alignHint:
    'Drag it, or use the arrow keys; with Shift in larger steps. Plus and minus zoom, 0 resets.',
  alignFace: 'Reposition profile picture',
  alignFaceHint:
    'Drag it, or use the arrow keys; with Shift in larger steps. Plus and minus zoom, 0 resets.',
  faces: 'How others see it',
  zoom: 'Zoom',
  where: 'Left {{left}}, top {{top}}, zoom {{zoom}}',
  reset: 'Reset',
  working: 'Uploading and processing',
  updated: 'Your picture has been updated!',
};
