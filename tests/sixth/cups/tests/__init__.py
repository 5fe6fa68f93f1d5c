"""What the contract suite asks of cups."""
