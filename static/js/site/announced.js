// @ts-check
/** Entry for pages that come with announcements: the time, what is left until then, and closing. */
import { tend } from "./announcements.js";

tend();
