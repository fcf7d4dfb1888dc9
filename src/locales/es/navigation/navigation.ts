export default {
  unknownRoute: 'No hay ninguna página llamada «{{route}}», así que la hemos omitido.',
};
