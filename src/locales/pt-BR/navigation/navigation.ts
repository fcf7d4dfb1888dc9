export default {
  unknownRoute: 'Não há nenhuma página chamada “{{route}}”, então ela foi deixada de fora.',
};
