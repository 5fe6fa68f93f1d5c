// @ts-check
/** The costs of 3.1, as a scene has them. */
export const COSTS = {
  forward: 1,
  marine_back: 2,
  alien_back: 2,
  sideways: 1,
  blip_step: 1,
  marine_turn: 1,
  marine_about: 2,
  alien_turn: 0,
  alien_about: 1,
};
