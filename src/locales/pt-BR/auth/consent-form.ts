export default {
  title: 'Acordo',
  accept: 'Aceito',
  decline: 'Agora não',
  missing: 'Este acordo não foi encontrado e, por isso, não pode ser aceito. Fale conosco.',
  selling: 'Para vender seu conteúdo, aceite antes este acordo.',
  explicit: 'Para publicar conteúdo explícito, aceite antes este acordo.',
};
