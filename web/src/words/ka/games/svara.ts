import type { svara as english } from '../../en/games/svara';

export const svara: typeof english = {
  title: 'სვარა',
  actions: {},
  meanings: {
    dark: 'ჩაუხედავად, მერე ყველა ×2',
    darkLap: (cost: string) =>
      `ბრმა წრე: ყველა ორმაგს დებს, ახლა ${cost}. ვინც ჩაიხედავს და ფსონს დადებს, ბრმა წრეს ყველასთვის ასრულებს.`,
  },
  log: {},
};
