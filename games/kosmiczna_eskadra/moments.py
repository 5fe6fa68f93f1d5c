"""By what is asked, the rule that somebody wants to read at that moment."""

MOMENTS = {
    "ready": "KE-070",
    "countdown": "KE-070",
    "lay": "KE-071",
    "beat": "KE-320",
    "answer": "KE-101",
    "watch": "KE-150",
}
