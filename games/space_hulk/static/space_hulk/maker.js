// @ts-check
/**
 * Where boards are made and shown. What is wrong with one is found by the rules, on the server.
 *
 * @import {Maker} from "contract"
 * @import {Made} from "types/space_hulk"
 */
import { about } from "./maker/about.js";
import { fresh, named, nameOf, read, refuseOther, whole } from "./maker/boards.js";
import { edit } from "./maker/edit.js";
import { picture } from "./maker/picture.js";
import { placeWords } from "./maker/speaking.js";

/** @type {Maker<Made>} */
const maker = {
  ...{ fresh, read, refuseOther, whole, name: nameOf, named },
  ...{ picture, about, edit },
  where: (document, place, t) => placeWords({ document, t }, place),
};

export default maker;
