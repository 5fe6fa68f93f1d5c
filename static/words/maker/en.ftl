# Where people make what a game is played by: boards, for one

workshop = Workshop
workshop-line = Make boards of your own, share them by their links, and look at what others have made.
workshop-own = Yours
workshop-own-empty = Nothing yet. Make the first: it can be played as it is, and changed square by square.
workshop-published = From others
workshop-published-empty = Nobody has published anything yet.
document-lost = Not to be found
document-new = New board
document-import = Import
document-by = by { $by }
document-edit = Edit
document-look = Look at it
document-copy = Duplicate
document-copy-edit = Make a copy and edit it
document-copy-link = Copy link
document-link-copied = The link is copied.
document-export = Export
document-publish = Publish
document-unpublish = Take back from the list
document-published = published
document-unlisted = only by its link
document-withdraw = Delete
document-withdraw-sure = Really delete?
document-withdrawn = { $name } is deleted.
document-more = More
document-sound = no problems
document-errors = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
document-warnings = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
document-name-of-copy = { $name } (copy)
document-named = { $what }: { $name }
import-title = Import
import-line = A file that was exported here, or text: JSON, or a map drawn with characters.
import-file = File
import-text = Text
import-go = Import
import-bad-json = This is no JSON: line { $line }, column { $column }.
editor-of = Editor
editor-back = Back to the workshop
editor-save = Save
editor-saving = Saving …
editor-saved = Saved
editor-unsaved = Draft, not saved yet
editor-restored = What you had not saved is here again.
editor-discard = Throw it away
editor-undo = Undo
editor-redo = Redo
editor-share = Share and play
editor-problems = Problems
editor-no-problems = No problems: it can be played.
editor-error = Error
editor-warning = Hint
editor-examining = Being looked through …
editor-offline = The server does not answer. What you draw is kept in this browser.
editor-untitled = Untitled
