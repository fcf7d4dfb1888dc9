export default {
  named: 'Un message à {{name}} demande votre attention.',
  unnamed: 'Un message demande votre attention.',
};
