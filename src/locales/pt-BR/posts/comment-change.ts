export default {
  label: 'Seu comentário',
  save: 'Salvar',
  leave: 'Deixar como está',
  unsaved: 'Não conseguimos confirmar a alteração. Tente de novo.',
  tooLate: 'Um comentário pode ser editado por 15 minutos; este é mais antigo.',
  removing: 'Será excluído em instantes.',
  undo: 'Desfazer',
  kept: 'Não conseguimos confirmar a exclusão.',
};
