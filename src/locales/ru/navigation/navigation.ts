export default {
  unknownRoute: 'Страницы «{{route}}» нет, поэтому мы её пропустили.',
};
