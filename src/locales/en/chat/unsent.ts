export default {
  named: 'A message to {{name}} needs your attention.',
  unnamed: 'A message needs your attention.',
};
