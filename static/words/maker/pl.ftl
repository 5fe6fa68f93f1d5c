# Gdzie robi się to, na czym toczy się gra: na przykład plansze

workshop = Warsztat
workshop-line = Twórz własne plansze, dziel się nimi przez link i oglądaj to, co zrobili inni.
workshop-own = Twoje
workshop-own-empty = Jeszcze nic. Zrób pierwszą: da się na niej grać od razu, a zmieniać ją pole po polu.
workshop-published = Od innych
workshop-published-empty = Nikt jeszcze niczego nie opublikował.
document-lost = Nie ma tego tutaj
document-new = Nowa plansza
document-import = Importuj
document-by = autor: { $by }
document-edit = Edytuj
document-look = Obejrzyj
document-copy = Powiel
document-copy-edit = Zrób kopię i edytuj
document-copy-link = Kopiuj link
document-link-copied = Link skopiowany.
document-export = Eksportuj
document-publish = Opublikuj
document-unpublish = Wycofaj z listy
document-published = opublikowana
document-unlisted = tylko przez link
document-withdraw = Usuń
document-withdraw-sure = Na pewno usunąć?
document-withdrawn = Usunięto: { $name }.
document-more = Więcej
document-sound = bez zastrzeżeń
document-errors = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
   *[many] { $count } błędów
}
document-warnings = { $count ->
    [one] 1 uwaga
    [few] { $count } uwagi
   *[many] { $count } uwag
}
document-name-of-copy = { $name } (kopia)
document-named = { $what }: { $name }
import-title = Import
import-line = Plik wyeksportowany tutaj albo tekst: JSON lub mapa narysowana znakami.
import-file = Plik
import-text = Tekst
import-go = Importuj
import-bad-json = To nie jest JSON: wiersz { $line }, kolumna { $column }.
editor-of = Edytor
editor-back = Wróć do warsztatu
editor-save = Zapisz
editor-saving = Zapisywanie …
editor-saved = Zapisane
editor-unsaved = Szkic, jeszcze niezapisany
editor-restored = Wróciło to, czego nie zapisano.
editor-discard = Porzuć zmiany
editor-undo = Cofnij
editor-redo = Ponów
editor-share = Udostępnij i graj
editor-problems = Problemy
editor-no-problems = Bez zastrzeżeń: da się na tym grać.
editor-error = Błąd
editor-warning = Uwaga
editor-examining = Sprawdzanie …
editor-offline = Serwer nie odpowiada. To, co rysujesz, zostaje w tej przeglądarce.
editor-untitled = Bez nazwy
