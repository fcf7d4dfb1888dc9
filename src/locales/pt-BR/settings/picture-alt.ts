export default {
  title: 'Descreva o que se vê',
  help: 'Para quem não a vê. Até 1.000 caracteres.',
  submit: 'Salvar a descrição',
  updated: 'A descrição está salva.',
};
