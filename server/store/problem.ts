/** Why a store cannot be opened, in a sentence for whoever started the program. Trying again later does not help. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
}
